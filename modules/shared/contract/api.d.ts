export interface paths {
    "/api/products": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the patches, most popular first
         * @description Filters of different kinds combine with and; a product matches `tags` when it carries any of them. Without
         *     parameters all patches; with `limit` and `from` the answer is a part of what matches.
         */
        get: operations["listProducts"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/suggestions": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Suggest patches while a visitor types
         * @description Name, a tag or the description contains the text, whatever its case; the best matches first.
         */
        get: operations["suggestProducts"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/upsell": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Offer patches beside a cart
         * @description Three of the first 50 designs, two of a category in the cart and two of the designs after the 300th, six in all:
         *     the most popular that are in stock and not in the cart.
         */
        get: operations["listUpsell"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/categories": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** List the categories in the shop's order */
        get: operations["listCategories"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/cart": {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** Show the session's cart */
        get: operations["getCart"];
        put?: never | undefined;
        /**
         * Add units of a product to the cart
         * @description Adds to the line that the product may already have. The custom patch (999999) needs at least 10
         *     units and has a line for each of its pictures.
         */
        post: operations["addToCart"];
        /** Empty the cart */
        delete: operations["clearCart"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/merge-cart": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Fill the cart up to the units of several lines
         * @description Each line has at least the units asked for afterwards, as far as there is stock; a line with more keeps them. So
         *     a repetition adds nothing. Lines that can't have their units are named, and do not stop the others. The picture
         *     of a custom patch may be another session's: its id, a random one, proves that the caller was given it.
         */
        post: operations["mergeCart"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/cart/{productId}": {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The cart item's id, which for ordinary patches is the product's id.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        get?: never | undefined;
        /** Set the quantity of a line */
        put: operations["updateCartItem"];
        post?: never | undefined;
        /**
         * Remove a line
         * @description Removing a product that is not in the cart succeeds; one that the shop does not know is answered 404.
         */
        delete: operations["removeCartItem"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-images": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Hand in the picture of a custom patch
         * @description Judged by its bytes, whatever its name and type say. What the picture tells of its maker (place,
         *     camera, time) is not kept. Of an animation the first frame counts. The same picture of the same
         *     session has the same id. A picture that no cart and no order needs is forgotten after 30 days.
         */
        post: operations["addCustomImage"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-images/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** Show the picture of a custom patch to the session that sent it */
        get: operations["getCustomImage"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-images/{id}/pixels": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Read the pixels from which a picture is designed and sewn
         * @description The shop's decoded copy, to the session that sent the picture: upright, in sRGB, with at most 1000 pixels on its
         *     longer side. What is designed from these pixels is sewn from them. A PAM file (Netpbm) of 8-bit RGBA, compressed by
         *     gzip; the comment in its header has the size of the picture that the shop keeps.
         */
        get: operations["getCustomImagePixels"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-images/{id}/design": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Record the design that the shop suggests for a picture
         * @description For a browser that cannot make a design: the designer's first one, with the threads that the picture suggests, and
         *     without a background that is plain. The same picture of the same session has the same design. Sewing waits
         *     and is limited as for `addCustomDesign`.
         */
        post: operations["addFirstDesign"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-designs": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Record the design of a custom patch
         * @description Sews the design and keeps a picture of the sewn patch, whose id stands in a cart and an order for the design. The
         *     files for production are made when it is ordered. Its own picture is one that the same session has handed in. The
         *     same design of the same session has the same id.
         *
         *     Designs are sewn in turn, network by network. A session has one design under way; another one, and one that would
         *     wait too long, is answered 429, to be sent again after `Retry-After`. What is sewn for a network counts by the
         *     processor time that it takes. A design that takes too much of it is refused with `design_too_detailed`: fewer
         *     threads and a larger `picture.smallestArea` help.
         */
        post: operations["addCustomDesign"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-designs/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Read a recorded design
         * @description For everyone who has its id, which a link carries. It names no picture: see takeDesignPicture.
         */
        get: operations["getCustomDesign"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-designs/{id}/preview": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Show a recorded design as it will be sewn
         * @description For everyone who has its id, such as pages without JavaScript, which send no session.
         */
        get: operations["getDesignPreview"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/custom-designs/{id}/picture": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Take over the picture that a recorded design was made from
         * @description Gives the session the part of the picture that the design uses, at the same size and place: all around it is
         *     transparent, as is a background that is left out. The session that sent the picture gets all of it. The same design
         *     has the same picture again.
         */
        post: operations["takeDesignPicture"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/check-discount": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /** Tell what a discount code does to the session's cart */
        post: operations["checkDiscount"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Make the order of the cart payable
         * @description Writes the order with its lines and amounts, computed from the shop's own cart and prices, and
         *     makes the payment intent of exactly these contents. A repeated call with the same contents
         *     answers the same order and intent. After a change the same order gets another intent and the
         *     one before is cancelled, so that a page that shows an earlier amount can't be charged a later one.
         */
        post: operations["createPaymentIntent"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/send-order-confirmation": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Tell the shop that the payment went through
         * @description The shop asks the payment provider itself; nothing but the session, the order number and the
         *     intent's id is believed. Leads to the same paid order as the provider's webhook, once.
         */
        post: operations["sendOrderConfirmation"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/orders/{orderNumber}/payment": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Tell how the payment of an order stands
         * @description Only the session that placed the order learns it. Any other session gets `unknown`, as for an order that does not exist.
         */
        get: operations["getOrderPayment"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/linked-order": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Show the order of a link
         * @description The link is in the order's mails, and ends when staff withdraw it. One that is forged, incomplete or withdrawn is
         *     answered like one of an order that does not exist.
         */
        get: operations["getLinkedOrder"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/linked-order/receipt": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** The receipt of a link's order, as it was issued */
        get: operations["getLinkedReceipt"];
        put?: never | undefined;
        /**
         * Send the receipt of a link's order again
         * @description It goes to the order's own address. Nothing is added while one is waiting to be sent.
         */
        post: operations["resendLinkedReceipt"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/linked-order/refunds/{number}/credit-note": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** The credit note of a refund of a link's order, as it was issued */
        get: operations["getLinkedCreditNote"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/linked-order/images/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** Show a customer's picture on a link's order */
        get: operations["getLinkedImage"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/linked-order/proofs/{itemId}/rounds/{round}/approval": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Approve the design of a link's order, as it will be sewn
         * @description Approving again changes nothing. Refused with changed_meanwhile: a round that another has followed, one with an
         *     answer that the caller has not seen, such as a comment from another device, and one that needs no approval any
         *     more.
         */
        post: operations["approveProof"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/linked-order/proofs/{itemId}/rounds/{round}/comment": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Tell staff what to change in the design of a link's order
         * @description Nothing is sewn until staff have answered and the customer has approved. Another comment on the same round
         *     replaces the first, and the same comment again changes nothing. Refused with changed_meanwhile: an approved round,
         *     one that another has followed, and one with an answer that the caller has not seen.
         */
        post: operations["commentOnProof"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Receive an event of the payment provider
         * @description The body is judged by its signature before anything else. An event that was stored before is acknowledged again; one of a type without an effect here is acknowledged and not stored.
         */
        post: operations["receiveStripeEvent"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/subscribe-newsletter": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Sign up for the newsletter
         * @description Answers the same whether or not the address was known. Where the setting NEWSLETTER_CONFIRM is on, the
         *     address subscribes once its holder confirms it with the link in a mail; a repetition within minutes sends
         *     no other mail.
         */
        post: operations["subscribeNewsletter"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/confirm-newsletter": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Confirm a sign-up for the newsletter
         * @description With the token of the link in the mail that a sign-up sends where the setting NEWSLETTER_CONFIRM is on.
         *     The link works once, for a week. Only this call confirms: what scans mails follows their links.
         */
        post: operations["confirmNewsletter"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/unsubscribe-newsletter": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Leave the newsletter
         * @description Answers the same whether or not the address was known.
         */
        post: operations["unsubscribeNewsletter"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Go to the page to leave the newsletter on
         * @description For readers whose mail program opens the address of the `List-Unsubscribe` header instead of making the
         *     one click. Unsubscribes no subscriber; with a token that the shop did not sign, the page names none.
         */
        get: operations["openUnsubscribePage"];
        put?: never | undefined;
        /**
         * Leave the newsletter from within a mail program
         * @description The one click of RFC 8058, made by mail programs with the address of a campaign mail's
         *     `List-Unsubscribe` header. Repeating it changes nothing. Only a POST unsubscribes: what scans mails
         *     follows their links.
         */
        post: operations["unsubscribeWithOneClick"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/mail-events": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Receive what became of mails
         * @description Signed as Standard Webhooks describes it, with the secret of the setting MAIL_WEBHOOK_SECRET; without
         *     that setting there is no such call. A complaint or a hard bounce ends a subscription at once, soft
         *     bounces of three events do. The same call again, and the same event in another call, count once.
         */
        post: operations["receiveMailEvents"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/contact": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Send the shop a message
         * @description Answers 404 while the shop takes no messages this way (no contact inbox is set).
         */
        post: operations["sendContactMessage"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/withdrawal": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Withdraw from a purchase
         * @description The form of /angrerett. The shop gets it by mail, and the address a receipt of when it arrived. The receipt
         *     repeats what was sent if the address is that of a paid order with the number. An address gets at most one other
         *     receipt in ten minutes, and three in 24 hours. A repeated idempotency key is answered 200 and changes nothing.
         */
        post: operations["sendWithdrawal"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/login": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Log in as staff
         * @description Refused attempts slow down the next ones: under the name, from the address, and from the device. What
         *     others do with a name never slows down a browser that brings the cookie of an earlier login under it.
         */
        post: operations["adminLogin"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /** End the session of the token */
        post: operations["adminLogout"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/personal-data": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Show all that the shop stores about an e-mail address
         * @description In any letter case. A POST, so that no log of addresses has the e-mail address.
         */
        post: operations["showPersonalData"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/personal-data/forget": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Delete all about an e-mail address that no law demands
         * @description Paid orders stay until the bookkeeping period is over, without e-mail, phone, pictures and tracking number. An
         *     order that is yet to be paid or delivered stays as it is, and so does a withdrawal of the last 14 days. May be
         *     repeated.
         */
        post: operations["forgetPerson"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/account": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** Show who is logged in, and the latest attempts to log in under that name */
        get: operations["getAccount"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/account/password": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        /**
         * Change one's own password
         * @description All other sessions of the administrator end. A wrong old password counts like a refused login.
         */
        put: operations["changePassword"];
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/account/sessions": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        post?: never | undefined;
        /** End all sessions of the administrator, the one of the token included */
        delete: operations["endSessions"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/log": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List what staff did, the latest first
         * @description Filters combine with and. The answer is a part of what matches, and `x-next-cursor` is the cursor of the part
         *     after it. Entries are kept for a year.
         */
        get: operations["listStaffActions"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/custom-images/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Show the picture of a custom patch, small or as it is to be sewn
         * @description The picture of a design in production size is a file for its production: see getProductionFile.
         */
        get: operations["getCustomImageForStaff"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/custom-designs/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** Read what it takes to sew a design */
        get: operations["getProductionSheet"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/custom-designs/{id}/files/{file}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Download a file for the production of a design
         * @description `dst` is a Tajima file with stitches in tenths of a millimetre, `svg` a drawing in true size with the line to cut
         *     along, `png` the picture at 300 dpi, and `original` the picture that the customer handed in, or the part of it that
         *     the customer was given with a shared design. They are made once, when the design is ordered or when staff first ask
         *     for them. Of an order's design all but the original are refused with design_not_approved until its customer has
         *     approved it.
         */
        get: operations["getProductionFile"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the paid orders, newest first
         * @description Without parameters all of them. Filters combine with and; with `limit` the answer is a part of what
         *     matches, and `x-next-cursor` is the cursor of the part after it. Going from part to part gives every
         *     order once, also while new ones arrive. Without `limit` the answer is streamed, and breaks off when it fails
         *     midway: the body is then not valid JSON.
         */
        get: operations["listOrders"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        /**
         * Set the status of several orders
         * @description With `versions`, an order that has changed since is left as it is and listed in `conflicts`. An order that is no paid
         *     order is listed in `leftOut`. So is, when the status is `shipped` or `delivered`, an order that has not left the shop
         *     and that something speaks against sending. With `includeHeldBack` such orders are set as well. All others are set.
         *     Customers are told as when each is set for itself.
         */
        patch: operations["updateOrders"];
        trace?: never | undefined;
    };
    "/api/admin/summary": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * The shop's figures
         * @description Orders count once they are paid; cancelled ones earn nothing.
         */
        get: operations["getSummary"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        /**
         * Set an order's status, and its tracking number
         * @description Any status may follow any other. The customer gets a mail when the order is shipped, once; and another when it is on its way and has a tracking number that no mail has told yet. These mails go
         *     30 seconds later, unless the status has changed by then. With `version`, an order that has changed
         *     since the caller saw it is left as it is.
         */
        patch: operations["updateOrder"];
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/log": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** List what staff did with an order and what else happened to it, the latest first */
        get: operations["getOrderLog"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/proofs": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** List the proofs of an order's designs */
        get: operations["listOrderProofs"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/proofs/{itemId}/rounds": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Show the customer a design again, with a note and possibly changed
         * @description Begins the round after `round`, which the customer approves or comments on, and sends a mail with the picture. The
         *     same call again is one round. Refused with changed_meanwhile when the proof is no longer in the round that the
         *     caller saw, when the customer has answered since, or the order is on its way, cancelled or paid back. The first answer to a picture without a
         *     design has to have one.
         */
        post: operations["answerProof"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/proofs": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the orders whose designs wait for staff, the latest first
         * @description The customer has commented, has been silent after the last reminder, or has ordered a picture without a design.
         */
        get: operations["listProofsToAnswer"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/notes": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the notes of staff on an order, the latest first
         * @description Staff alone see them.
         */
        get: operations["listOrderNotes"];
        put?: never | undefined;
        /**
         * Add a note to an order
         * @description A repeated call with the same key is one note; with another content it is refused (`idempotency_key_reused`).
         */
        post: operations["addOrderNote"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/notes/{noteId}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        post?: never | undefined;
        /** Delete one's own note */
        delete: operations["deleteOrderNote"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/notice": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Send the mail again that an order is on its way
         * @description Only of an order that is shipped or delivered; of any other, nothing happens.
         */
        post: operations["resendNotice"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/receipt": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** The receipt of an order, as it was issued */
        get: operations["getReceipt"];
        put?: never | undefined;
        /** Send an order's receipt again */
        post: operations["resendReceipt"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/links/{link}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        post?: never | undefined;
        /**
         * Withdraw the customer's link to an order
         * @description The order's next mails have a new link. One that has ended before is answered the same.
         */
        delete: operations["endOrderLink"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/refund": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Try a refund again that failed for good
         * @description An order that could not be delivered and has not been paid back yet, or the failed refunds of a paid one, as far as their amounts are left. Of any other order, nothing happens.
         */
        post: operations["retryRefund"];
        /**
         * End the alert of a refund that failed for good
         * @description For a refund that can't succeed. Pays nothing back: the amount is left to be refunded, and an order that could not
         *     be delivered stays due. Without such an alert, nothing happens.
         */
        delete: operations["dismissRefund"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/payment": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** How an order was paid, and what of it went back */
        get: operations["getPaymentOfOrder"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/refunds/{number}/credit-note": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** The credit note of a refund, as it was issued */
        get: operations["getCreditNote"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/orders/{id}/refunds": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Pay a part of an order back, or all of it
         * @description Answers once the refund is stored; a job then asks the payment provider, and mails the customer a credit
         *     note. Units that are named come back with it, and into stock when `restock` is true. A call without a key is
         *     refused: its repetition could pay twice. A repeated call with the same key is one refund; with other content
         *     it is refused (`idempotency_key_reused`), as are more than is left to pay back (`refund_too_large`) and more
         *     units than are left (`units_refunded`).
         */
        post: operations["refundOrder"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/payments": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the payments of one state, the latest first
         * @description refunded has orders of which money went back or is to go back, whether or not they were delivered; disputed
         *     those whose customers had their banks take the money back; waiting those that are not paid yet; failed those that were
         *     given up unpaid in the last 30 days.
         */
        get: operations["listPayments"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/journal": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * The sales journal of a period as CSV
         * @description A row for each receipt and credit note with net, VAT and gross, for each amount that a dispute took or gave
         *     back, and their sums. The provider's fee is empty where it is unknown. At most 400 days in Oslo, both ends
         *     included; otherwise `invalid_date`.
         */
        get: operations["getSalesJournal"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/alerts": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** List the orders of which a mail or the refund failed for good, oldest first */
        get: operations["listAlerts"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/stuck-payments": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the payments that could not be settled for 15 minutes, or not paid back for hours, oldest first
         * @description Each is tried again by itself, and leaves the list when that succeeds. The payment provider's dashboard has the
         *     payment under its id.
         */
        get: operations["listStuckPayments"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/failed-messages": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** List the messages and withdrawals of which a mail failed permanently, those that the shop does not know first, then oldest first */
        get: operations["listFailedMessages"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/failed-messages/{kind}/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        post?: never | undefined;
        /**
         * End the alert of a message, or of a customer's receipt of a withdrawal, that did not arrive
         * @description For an address that does not work, once the customer knows otherwise, or a message that staff have read in the
         *     list. A withdrawal that did not reach the shop stays in the list until its mail does.
         */
        delete: operations["dismissMessage"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/failed-messages/{kind}/{id}/mails": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Send the mails of a message or withdrawal that failed permanently again
         * @description Does nothing when none failed.
         */
        post: operations["resendMessage"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/newsletter-subscribers": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the newsletter's subscribers, newest first
         * @description Without parameters all of them; with `limit` the answer is a part, and `x-next-cursor` is the cursor
         *     of the part after it. Without `limit` the answer is streamed, and breaks off when it fails midway: the
         *     body is then not valid JSON.
         */
        get: operations["listSubscribers"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/send-campaign": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Send a newsletter to every active subscriber
         * @description Stores the campaign and answers; the mails follow as jobs, none within the next 15 seconds, in which the campaign can be withdrawn. A repeated call with the same key is one campaign; with another text it is refused.
         */
        post: operations["sendCampaign"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/products": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the patches for staff, hidden ones too, newest first
         * @description Filters combine with and. The answer is a part of what matches, and `x-next-cursor` is the cursor of the
         *     part after it. Going from part to part gives every patch once, save for those whose stock changes
         *     meanwhile in a list that is sorted by it.
         */
        get: operations["listStaffProducts"];
        put?: never | undefined;
        /**
         * Create a patch with a photo
         * @description For sale at once. The photo is judged by its bytes, whatever its name and type say, and only its pixels
         *     are kept. A repeated call with the same key is one patch; with another content it is refused
         *     (`idempotency_key_reused`).
         */
        post: operations["createProduct"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/product-file": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * Fetch patches as a CSV file, to be changed and sent back
         * @description In UTF-8 with semicolons. A cell that a spreadsheet would take for a formula begins with an apostrophe. More than
         *     5000 patches are refused (`csv_too_long`): filter them. Noted in the staff log.
         */
        get: operations["getProductFile"];
        put?: never | undefined;
        /**
         * Change patches as a file says that was previewed
         * @description All of the previewed changes or none. Nothing is changed where the preview had errors (`csv_has_errors`), or where
         *     a patch was changed since (`csv_outdated`). A repeated call with the key of a preview changes nothing more; with
         *     another file it is refused (`idempotency_key_reused`).
         */
        post: operations["importProductFile"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/product-file/preview": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Show what a file would change
         * @description Changes nothing. The first line has the names of the columns, in any order: 'Id', and those to change. Columns that
         *     are left out stay as they are. The stock changes by a difference ('Lagerendring'): what is sold meanwhile stays
         *     sold, and 'Lager nå' is for reading alone.
         */
        post: operations["previewProductFile"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        /**
         * Change a patch
         * @description Only the named fields change: of two concurrent changes of different fields, neither undoes the other. The stock
         *     is changed by a difference: what is sold meanwhile stays sold. It never falls below what orders hold that are
         *     being paid.
         *     A repeated call with the same key changes the stock once; the key of another change of stock is refused.
         *     With `version`, a patch that has changed since the caller saw it, apart from its stock, is left as it is.
         */
        patch: operations["updateProduct"];
        trace?: never | undefined;
    };
    "/api/admin/products/{id}/photo": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        /**
         * Replace the photo of a patch
         * @description Of a patch that staff made; one that the shop draws has none (`photo_missing`). The photo is judged as for a
         *     new patch. The picture has another address then, and the earlier address leads on to it.
         */
        put: operations["replaceProductPhoto"];
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/campaigns": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List the campaigns with their figures, newest first
         * @description Without `limit` the newest 50; `x-next-cursor` is the cursor of the part after the answer.
         */
        get: operations["listCampaigns"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/campaigns/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        /**
         * Pause, resume, cancel, withdraw or retry a campaign
         * @description Takes effect before the next mail. `sending` resumes one that is paused, and has the mails that are
         *     `retriable` tried again, of one that is finished too. Else one that is finished or cancelled stays so:
         *     it is refused, unless it already is what the call asks for. `withdrawn` cancels one of which no mail has
         *     gone, and answers with its content; once it has started that is refused (`campaign_started`).
         *     With `unsure`, `sending` also has the mails sent again that may have arrived, which some readers then get twice.
         */
        patch: operations["steerCampaign"];
        trace?: never | undefined;
    };
    "/api/admin/campaigns/{id}/failures": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /**
         * List whom a campaign did not reach, and why
         * @description The first 200, in the order in which they subscribed.
         */
        get: operations["listCampaignFailures"];
        put?: never | undefined;
        post?: never | undefined;
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/campaign-preview": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Show the mail that a campaign would send
         * @description Sends and stores nothing. Its link to leave unsubscribes no subscriber.
         */
        post: operations["previewCampaign"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/campaign-test": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Send a campaign's mail to one address, marked as a test
         * @description Answers when the mail server has taken it; its subject begins with `[Test]`.
         */
        post: operations["testCampaign"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/discount-codes": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        /** List the discount codes, newest first */
        get: operations["listDiscountCodes"];
        put?: never | undefined;
        /** Create a discount code */
        post: operations["createDiscountCode"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/discount-codes/{id}": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The code's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        get?: never | undefined;
        /**
         * Change a discount code
         * @description With `version`, a code that has changed since the caller saw it is left as it is.
         */
        put: operations["updateDiscountCode"];
        post?: never | undefined;
        /**
         * Delete a discount code
         * @description Deleting a code again succeeds; one that never existed is answered 404.
         */
        delete: operations["deleteDiscountCode"];
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
    "/api/admin/discount-codes/{id}/restoration": {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        get?: never | undefined;
        put?: never | undefined;
        /**
         * Undo the deletion of a discount code
         * @description The code is what it was, its uses included. One that is not deleted is answered as it is; when another
         *     code has its name by now it is refused (`discount_code_taken`).
         */
        post: operations["restoreDiscountCode"];
        delete?: never | undefined;
        options?: never | undefined;
        head?: never | undefined;
        patch?: never | undefined;
        trace?: never | undefined;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Done: {
            /** @constant */
            ok: true;
        };
        /**
         * @description A stable word for the kind of error
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "unauthorized" | "invalid_credentials" | "wrong_password" | "not_found" | "product_not_found" | "cart_item_not_found" | "order_not_found" | "note_not_found" | "proof_not_found" | "document_not_found" | "custom_image_not_found" | "discount_code_not_found" | "campaign_not_found" | "unsubscribe_link_unknown" | "confirmation_link_unknown" | "order_link_unknown" | "changed_meanwhile" | "design_not_approved" | "method_not_allowed" | "body_too_large" | "unsupported_media_type" | "sold_out" | "units_held" | "custom_minimum" | "custom_image_unexpected" | "design_invalid" | "design_too_detailed" | "image_unreadable" | "image_too_large" | "image_too_many_pixels" | "quantity_too_large" | "cart_empty" | "invalid_discount_code" | "discount_code_held" | "discount_minimum_not_met" | "amount_too_small" | "amount_too_large" | "payment_not_completed" | "payment_processing" | "payment_refunded" | "refund_too_large" | "units_refunded" | "invalid_signature" | "unknown_category" | "photo_missing" | "csv_unreadable" | "csv_columns" | "csv_too_long" | "csv_has_errors" | "csv_outdated" | "note_of_other" | "stock_too_low" | "stock_too_high" | "idempotency_key_reused" | "discount_code_taken" | "discount_code_reserved" | "percentage_out_of_range" | "invalid_date" | "contact_closed" | "campaign_finished" | "campaign_started" | "mail_too_long" | "mail_not_sent" | "mail_refused" | "too_many_requests" | "payment_provider_error" | "storage_full" | "unavailable" | "unexpected";
        Error: {
            /** @description Text for people */
            error: string;
            code: components["schemas"]["ErrorCode"];
            /** @description The field or parameter that is wrong */
            field?: string | undefined;
            /** @description What to name when asking the shop about it */
            requestId?: string | undefined;
        };
        Password: string;
        Account: {
            username: string;
            /** @description The latest first */
            logins: components["schemas"]["Login"][];
        };
        /** @description An attempt to log in, or to change the password */
        Login: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            /** @description Where it came from; of IPv6 the network */
            address: string;
            /** @enum {string} */
            outcome: "refused" | "signed_in" | "password_changed";
        };
        LoginRefusal: {
            error: string;
            message: string;
            code: components["schemas"]["ErrorCode"];
            requestId?: string | undefined;
        };
        /** @enum {string} */
        Flag: "true";
        Id: number;
        /** @description A date */
        Day: string;
        /** @description One line of text that is not blank, without marks that turn the direction of what follows */
        Line: string;
        /** @description Text of several lines that is not blank */
        Text: string;
        /** @example kari@example.com */
        Email: string;
        OrderNumber: string;
        /** @enum {string} */
        OrderStatus: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
        /** @description By which the carrier finds the parcel; null for none */
        TrackingNumber: string | null;
        /**
         * @description What an action was on
         * @enum {string}
         */
        StaffActionKind: "order" | "product" | "discount_code" | "campaign" | "person" | "staff";
        /**
         * @description What was done: something was created, changed, deleted or restored; a list saved as a file or read from one, or
         *     from the data files of the shop; of an order, its status or tracking number was set, its receipt or notice sent
         *     again, a refund tried, a note written or deleted or a design shown again; of orders, their journal was saved; of a campaign, it was
         *     sent, steered or tested; of a person, the data were shown or forgotten, or mails of a message or withdrawal sent again; of
         *     staff, a login, a new password, or the end of all sessions
         * @enum {string}
         */
        StaffEvent: "created" | "changed" | "deleted" | "restored" | "exported" | "imported" | "seeded" | "stock" | "photo" | "status" | "tracking" | "receipt" | "notice" | "refund" | "refund_dismissed" | "refunded" | "note" | "note_deleted" | "link" | "proof" | "journal" | "sent" | "state" | "tested" | "forgotten" | "message" | "message_dismissed" | "withdrawal" | "withdrawal_dismissed" | "login" | "password" | "sessions_ended";
        /** @description What an administrator did */
        StaffAction: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            /** @description Or `kommandolinjen` for a command on the server */
            administrator: string;
            kind: components["schemas"]["StaffActionKind"];
            /** @description null for many at once, for persons and for staff */
            subjectId: number | null;
            /** @description What it was called at that time */
            subject: string;
            event: components["schemas"]["StaffEvent"];
            /** @description The changed fields as they were, by name */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The changed fields as they became */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What an administrator did with an order, or what else happened to it; an id is unique for its event */
        OrderLogEntry: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            /** @description Null for what no administrator did */
            administrator: string | null;
            /**
             * @description Of an administrator: what was set; or which mail was sent again, the refund tried, its alert ended, an amount paid
             *     back, a note written or deleted, the customer's link withdrawn, or a design shown to the customer again. Without an
             *     administrator: a payment, one that is paid back because the order could not be delivered, a document, a refund
             *     as the provider has it, a dispute, or a customer's answer to a design
             * @enum {string}
             */
            event: "status" | "tracking" | "receipt" | "notice" | "refund" | "refund_dismissed" | "refunded" | "note" | "note_deleted" | "link" | "proof" | "order_paid" | "order_unfulfilled" | "receipt_issued" | "credit_note_issued" | "refund_made" | "refund_failed" | "dispute_changed" | "proof_approved" | "proof_commented";
            /** @description What the status or tracking number was */
            from: string | null;
            /** @description What it became; or an amount in øre */
            to: string | null;
        };
        /** @description A note of staff on an order */
        OrderNote: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            administrator: string;
            text: string;
            /** @description Whether the caller wrote it, and may delete it */
            isOwn: boolean;
        };
        /** @description How many answers of the customer the round has, or how many of them the caller has seen */
        ProofAnswers: number;
        /**
         * @description `undesigned` while the line has the customer's picture alone, of which staff make a design, `waiting` for the
         *     customer, `commented` and waiting for staff, or `approved`
         * @enum {string}
         */
        ProofState: "undesigned" | "waiting" | "approved" | "commented";
        ProofRoundNumber: number;
        /** @description What the customer of an order says about the design of a line, before it is sewn */
        Proof: {
            itemId: components["schemas"]["Id"];
            name: string;
            quantity: components["schemas"]["Quantity"];
            /** @description Whether the line is still to be sewn: not when the order is on its way or cancelled, or the line paid back */
            isNeeded: boolean;
            /** @description The latest first */
            rounds: components["schemas"]["ProofRound"][];
        };
        ProofRound: {
            round: components["schemas"]["ProofRoundNumber"];
            answers: components["schemas"]["ProofAnswers"];
            /**
             * Format: uuid
             * @description The design to be sewn; the customer's picture, in an `undesigned` round
             */
            imageId: string;
            form?: components["schemas"]["DesignForm"] | undefined;
            state: components["schemas"]["ProofState"];
            /** @description Of staff to the customer; null in the first round */
            note: string | null;
            /** @description Of the customer to staff */
            comment: string | null;
            /** Format: date-time */
            shownAt: string;
            /**
             * Format: date-time
             * @description When the customer approved or commented
             */
            answeredAt: string | null;
            /** @description Who began the round; for staff alone */
            administrator?: string | undefined;
        };
        ProofToAnswer: {
            orderId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            customerName: string;
            /**
             * @description overdue after the last reminder
             * @enum {string}
             */
            reason: "undesigned" | "commented" | "overdue";
            /**
             * Format: date-time
             * @description Of the comment; when the design was shown, if it is overdue; of the payment, if there is none yet
             */
            since: string;
        };
        /** @description Grows with each change by staff. A change that names the version it saw is refused when it is out of date. */
        Version: number;
        /** @description An order that was changed since the caller saw it */
        OrderConflict: {
            current: components["schemas"]["Order"];
            /** @description The administrator who changed it last; null when that is not known */
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string | null;
        };
        /**
         * @description What speaks against sending an order: it is cancelled; all its units or its whole total were refunded; the customer's
         *     complaint to the bank is open or lost for the shop; or the customer has not approved a design that is to be sewn.
         * @enum {string}
         */
        HoldReason: "cancelled" | "refunded" | "disputed" | "unapproved";
        LeftOutOrder: {
            id: components["schemas"]["Id"];
            /** @description Null for an order that the shop does not have */
            orderNumber: string | null;
            /** @description Empty for an order that the shop does not have */
            reasons: components["schemas"]["HoldReason"][];
        };
        ChangedOrder: {
            /** @description Text for people */
            error: string;
            /** @constant */
            code: "changed_meanwhile";
            current: components["schemas"]["Order"];
            /** @description The administrator who changed it last; null when that is not known */
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string | null;
        };
        ChangedDiscountCode: {
            /** @description Text for people */
            error: string;
            /** @constant */
            code: "changed_meanwhile";
            current: components["schemas"]["DiscountCode"];
            /** @description The administrator who changed it last; null when that is not known */
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string | null;
        };
        ChangedProduct: {
            /** @description Text for people */
            error: string;
            /** @constant */
            code: "changed_meanwhile";
            current: components["schemas"]["StaffProduct"];
            /** @description The administrator who changed it last; null when that is not known */
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string | null;
        };
        /** @description Øre */
        Ore: number;
        Product: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            image: string;
            /** @description The colour of the patch's cloth, to show until its picture is there */
            imageColour: string;
            /** @description Kr */
            price: number;
            category: string;
            tags: string[];
            rating: number;
            reviewCount: number;
            stock: number;
            isNew: boolean;
            isPopular: boolean;
            isGlowInDark: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description One line of text that is not blank */
        ProductName: string;
        /** @description Text that is not blank */
        ProductDescription: string;
        CategoryName: string;
        /** @description Kr; rounded to whole øre */
        ProductPrice: number;
        /** @description Colours among them */
        ProductTags: string[];
        ProductChange: {
            name?: components["schemas"]["ProductName"] | undefined;
            description?: components["schemas"]["ProductDescription"] | undefined;
            category?: components["schemas"]["CategoryName"] | undefined;
            price?: components["schemas"]["ProductPrice"] | undefined;
            tags?: components["schemas"]["ProductTags"] | undefined;
            /** @description Units that come to the stock, or go when negative */
            stockChange?: number | undefined;
            isNew?: boolean | undefined;
            isPopular?: boolean | undefined;
            isGlowInDark?: boolean | undefined;
            /** @description Hidden patches cannot be found or bought; orders keep showing them */
            isHidden?: boolean | undefined;
            /** @description The version that the caller saw; without it, the patch is changed in any case */
            version?: components["schemas"]["Version"] | undefined;
        };
        ProductFilePreview: {
            /** @description What `importProductFile` is called with */
            key: string;
            /** @description Lines that change nothing */
            unchanged: number;
            /** @description Lines with another stock in 'Lager nå' than the patch has, and no 'Lagerendring'; the stock stays as it is */
            ignoredStock: number[];
            changes: {
                line: number;
                id: components["schemas"]["Id"];
                /** @description What the patch is called now */
                name: string;
                /** @description The changed fields as they are, by name */
                before: {
                    [key: string]: unknown;
                };
                /** @description The changed fields as they would become */
                after: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Lines with an error */
            wrong: number;
            /** @description The errors of the first of these lines, one for each line */
            errors: {
                line: number;
                /** @description Whose cell is wrong; null for the line as a whole */
                column: string | null;
                /** @enum {string} */
                reason: "cells" | "unknown_id" | "duplicate_id" | "malformed" | "unknown_category" | "stock_too_low" | "stock_too_high";
            }[];
        };
        StaffProduct: {
            product: components["schemas"]["Product"];
            isHidden: boolean;
            version: components["schemas"]["Version"];
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Quantity: number;
        CartItem: {
            id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            product: components["schemas"]["Product"];
            customImageId?: components["schemas"]["CustomImageId"] | undefined;
            form?: components["schemas"]["DesignForm"] | undefined;
        };
        CartAddition: {
            productId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            customImageId?: components["schemas"]["CustomImageId"] | undefined;
        };
        CartMerge: {
            /** @description The whole cart, oldest first */
            items: components["schemas"]["CartItem"][];
            /** @description Lines that have fewer units than asked for, in the order of the request */
            missing: components["schemas"]["MissingUnits"][];
        };
        MissingUnits: {
            productId: components["schemas"]["Id"];
            customImageId?: components["schemas"]["CustomImageId"] | undefined;
            wanted: components["schemas"]["Quantity"];
            /** @description Units in the cart now */
            inCart: number;
            /**
             * @description sold_out when the shop has fewer units; unavailable when it does not sell the product; picture_gone when it
             *     no longer has the picture; below_minimum for too few custom patches; cart_full when the cart has no room for
             *     another line
             * @enum {string}
             */
            reason: "sold_out" | "unavailable" | "picture_gone" | "below_minimum" | "cart_full";
        };
        /**
         * Format: uuid
         * @description The picture of a custom patch; only together with product 999999
         */
        CustomImageId: string;
        CustomImage: {
            id: components["schemas"]["CustomImageId"];
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
        };
        /**
         * @description A colour of the thread chart
         * @enum {string}
         */
        ChartThread: "black" | "charcoal" | "smoke" | "grey" | "stone" | "silver" | "pearl" | "white" | "cream" | "oat" | "vanilla" | "straw" | "yellow" | "honey" | "gold" | "amber" | "tangerine" | "orange" | "rust" | "vermilion" | "red" | "brick" | "burgundy" | "raspberry" | "fuchsia" | "pink" | "rose" | "blush" | "coral" | "salmon" | "apricot" | "peach" | "almond" | "beige" | "sand" | "khaki" | "taupe" | "walnut" | "tan" | "caramel" | "chestnut" | "brown" | "cocoa" | "chocolate" | "moss" | "olive" | "celadon" | "sage" | "meadow" | "lime" | "grass" | "green" | "emerald" | "bottle" | "forest" | "pine" | "seafoam" | "mint" | "lagoon" | "teal" | "petrol" | "turquoise" | "azure" | "sky" | "ice" | "frost" | "powder" | "denim" | "cornflower" | "blue" | "royal" | "slate" | "navy" | "indigo" | "purple" | "violet" | "mauve" | "lilac" | "plum";
        /**
         * @description contour is cut along the picture or the motif
         * @enum {string}
         */
        PatchOutline: "circle" | "square" | "rectangle" | "shield" | "heart" | "contour";
        /** @description Millimetres: longer side of the patch, edge included */
        PatchSize: number;
        /** @description Outline and size of a patch that is sewn from a recorded design */
        DesignForm: {
            outline: components["schemas"]["PatchOutline"];
            size: components["schemas"]["PatchSize"];
        };
        /**
         * @description A customer's own patch, as it is sewn. Lengths are in millimetres, and positions are those from the middle of the
         *     patch, to the right and downwards. What lies outside the outline is cut off. It has a picture, a motif or a text.
         */
        PatchDesign: {
            outline: components["schemas"]["PatchOutline"];
            size: components["schemas"]["PatchSize"];
            cloth: components["schemas"]["ChartThread"];
            edge: components["schemas"]["ChartThread"];
            picture?: components["schemas"]["DesignPicture"] | undefined;
            motif?: components["schemas"]["DesignMotif"] | undefined;
            text?: components["schemas"]["DesignText"] | undefined;
        };
        DesignPlace: {
            /** @description The middle of the drawing */
            x: number;
            /** @description The middle of the drawing */
            y: number;
            /** @description Width of the drawing, before it is turned */
            width: number;
            /** @description Degrees clockwise */
            turn: number;
        };
        DesignPicture: {
            imageId?: components["schemas"]["CustomImageId"] | undefined;
            place: components["schemas"]["DesignPlace"];
            /** @description The plain background of the picture is not sewn */
            withoutBackground: boolean;
            /**
             * @description Square millimetres. A smaller area of one colour is sewn as what is around it. By default, areas from 1.2 on are
             *     sewn where they stand out, and from 7 (in a photo 16) where they hardly differ from what is around them.
             */
            smallestArea?: number | undefined;
            wholePicture?: components["schemas"]["WholePicture"] | undefined;
            /** @description Each pixel is sewn in the thread of the colour that is most like it */
            threads: {
                /** @description sRGB */
                colour: string;
                thread: components["schemas"]["ChartThread"];
            }[];
        };
        /**
         * @description What the shop found in the whole picture of a recorded design. It stays with the design when a session has only the
         *     part of the picture that is sewn, so that the part is sewn alike. Without it, the picture at hand counts.
         */
        WholePicture: {
            /** @description Whether the picture has the many tones of a photo, and not the few of a drawing */
            isPhoto: boolean;
            /** @description The colour of the background that is left out, in Oklab */
            background?: number[] | undefined;
        };
        DesignMotif: {
            /** @description One of the shop's motifs */
            name: string;
            place: components["schemas"]["DesignPlace"];
            threads: components["schemas"]["ChartThread"][];
        };
        DesignText: {
            words: string;
            /** @enum {string} */
            style: "arched" | "straight";
            /** @enum {string} */
            alphabet: "block" | "slab" | "script";
            thread: components["schemas"]["ChartThread"];
        };
        ProductionSheet: {
            design: components["schemas"]["PatchDesign"];
            /** @description Whether a customer has yet to approve it, so that its files for production are refused */
            isHeldBack: boolean;
            /** @description Millimetres, edge included */
            width: number;
            /** @description Millimetres, edge included */
            height: number;
            /** @description Whether the customer handed in a picture */
            hasOriginal: boolean;
            stitches: number;
            colourChanges: number;
            trims: number;
            /** @description Estimate for one patch, at 750 stitches per minute */
            minutes: number;
            /** @description Each thread once, in the order of first use */
            threads: {
                /** @description Number in the maker's chart */
                number: string;
                label: string;
                hex: string;
                /** @description Share of the stitches */
                share: number;
                /** @description Metres of upper thread for one patch */
                upper: number;
                /** @description Metres of bobbin thread for one patch */
                bobbin: number;
            }[];
            /** @description The numbers of the threads in the order in which the machine asks for them */
            sequence: string[];
        };
        CartQuantity: {
            quantity: components["schemas"]["Quantity"];
        };
        ShippingAddress: {
            firstName: components["schemas"]["Line"];
            lastName: components["schemas"]["Line"];
            address: components["schemas"]["Line"];
            postalCode: components["schemas"]["PostalCode"];
            city: components["schemas"]["Line"];
            phone: components["schemas"]["Phone"];
        };
        /**
         * @description A Norwegian postal code; one that does not exist is accepted
         * @example 0155
         */
        PostalCode: string;
        /**
         * @description One line with 8 to 15 digits, and anything that people write around them
         * @example +47 400 00 000
         */
        Phone: string;
        /** @description As long as first name and last name of an address with a blank between them */
        CustomerName: string;
        /** @description A discount code; null or empty for none */
        OptionalCode: string | null;
        PaymentIntentRequest: {
            customerEmail: components["schemas"]["Email"];
            shippingAddress: components["schemas"]["ShippingAddress"];
            customerName: components["schemas"]["CustomerName"];
            discountCode?: components["schemas"]["OptionalCode"] | undefined;
        };
        OrderConfirmationRequest: {
            paymentIntentId: string;
            orderNumber: components["schemas"]["OrderNumber"];
            customerEmail?: components["schemas"]["Email"] | undefined;
            shippingAddress?: components["schemas"]["ShippingAddress"] | undefined;
            customerName?: components["schemas"]["CustomerName"] | undefined;
            discountCode?: components["schemas"]["OptionalCode"] | undefined;
        };
        /** @description As Stripe documents it */
        StripeEvent: {
            id: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        DiscountType: "percentage" | "fixed" | "buy_x_get_y";
        AppliedDiscount: {
            code: string;
            type: components["schemas"]["DiscountType"];
            value: number;
            minimumAmount: components["schemas"]["Ore"];
            excludeCustomPatches: boolean;
        };
        DiscountEffect: {
            discount: components["schemas"]["AppliedDiscount"];
            /** @description What it takes off the session's cart */
            reduction: components["schemas"]["Ore"];
            /** @description What the cart lacks to the code's minimum */
            missing: components["schemas"]["Ore"];
        };
        /**
         * @description waiting until the provider has the money; refunded when the order could not be delivered; failed
         *     when it was given up unpaid; unknown when the session placed no such order
         * @enum {string}
         */
        OrderPayment: "waiting" | "paid" | "refunded" | "failed" | "unknown";
        Alert: {
            orderId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            /**
             * @description What failed; notice is the mail that the order is on its way
             * @enum {string}
             */
            kind: "receipt" | "notice" | "refund";
            customerName: string;
            customerEmail: string;
            /** @description Of the order; of refunds of a delivered order, what of them failed */
            total: components["schemas"]["Ore"];
            /** @description Whether a refund waits for a decision, because the payment provider had made another one */
            isHeldBack: boolean;
            /** Format: date-time */
            failedAt: string;
        };
        /** @description A payment that the shop tries in vain to settle or to pay back */
        StuckPayment: {
            /** @description The payment provider's id */
            paymentIntentId: string;
            /**
             * @description settlement: the order is not confirmed; refund: a payment of no order, which is to be paid back
             * @enum {string}
             */
            kind: "settlement" | "refund";
            /**
             * Format: date-time
             * @description When all attempts had failed for the first time
             */
            since: string;
        };
        /** @enum {string} */
        FailedMessageKind: "message" | "withdrawal";
        /** @description A visitor's message, or a customer's withdrawal, of which a mail failed permanently */
        FailedMessage: {
            kind: components["schemas"]["FailedMessageKind"];
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            /** @description The message, or what the customer returns */
            text: string;
            /** @description As the customer wrote it; null for a message */
            orderNumber: string | null;
            /** @description Whether the mail to the shop failed, or the customer's receipt alone */
            isUnknownToShop: boolean;
            /** Format: date-time */
            receivedAt: string;
            /** Format: date-time */
            failedAt: string;
        };
        OrderItem: {
            /** @description The line of the order */
            itemId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            product: {
                name: string;
                image: string;
                /** @description Kr */
                price: number;
            };
            quantity: components["schemas"]["Quantity"];
            /** @description The units that were not refunded; 0 when the order's whole total was */
            toSend: number;
            /** @description Whether the line has a design to sew that the customer has not approved */
            isUnapproved: boolean;
            customImageId?: components["schemas"]["CustomImageId"] | undefined;
            form?: components["schemas"]["DesignForm"] | undefined;
        };
        Order: {
            id: components["schemas"]["Id"];
            /**
             * @description What became of the confirmation e-mail
             * @enum {string}
             */
            receipt: "queued" | "sent" | "failed";
            /**
             * @description What became of the e-mail that tells that the order is on its way
             * @enum {string}
             */
            notice: "none" | "queued" | "sent" | "failed";
            trackingNumber: components["schemas"]["TrackingNumber"];
            /** @description Number of the customer's link to the order */
            link: number;
            version: components["schemas"]["Version"];
            orderNumber: components["schemas"]["OrderNumber"];
            customerName: string;
            customerEmail: string;
            customerPhone?: string | undefined;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            items: components["schemas"]["OrderItem"][];
            /** @description Several lines */
            shippingAddress: string;
            subtotal: components["schemas"]["Ore"];
            discount: components["schemas"]["Ore"];
            discountCode: string | null;
            shipping: components["schemas"]["Ore"];
            total: components["schemas"]["Ore"];
            /** @description What of the total went or is about to go back to the customer */
            refunded: components["schemas"]["Ore"];
            /** @description What of the total the customer's bank has taken back */
            disputed: components["schemas"]["Ore"];
            /** @description Whether the customer has a complaint to the bank that is open, or that the shop has lost */
            isDisputed: boolean;
        };
        /** @description Øre */
        RefundAmount: number;
        JournalDay: string;
        /** @description Counts the refunds of the order */
        RefundNumber: number;
        /** @description In its unbroken series; null while or because none was issued */
        DocumentNumber: number | null;
        /** @description Units of the order's lines */
        RefundUnits: {
            /** @description The line of the order */
            itemId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        }[];
        Refund: {
            number: components["schemas"]["RefundNumber"];
            creditNote: components["schemas"]["DocumentNumber"];
            amount: components["schemas"]["RefundAmount"];
            /** @description Null for one of the provider's dashboard */
            reason: string | null;
            /**
             * @description due until the provider has accepted it; failed when no money went back
             * @enum {string}
             */
            state: "due" | "made" | "failed";
            isRestocked: boolean;
            /** @description Null for one of the provider's dashboard */
            administrator: string | null;
            /** Format: date-time */
            requestedAt: string;
            units: components["schemas"]["RefundUnits"];
        };
        /** @description A payment that the customer had the bank take back */
        Dispute: {
            /** @description The provider's id */
            id: string;
            /** @description What the customer disputes */
            amount: components["schemas"]["Ore"];
            /** @description What the shop does not have for now, or has lost */
            withdrawn: components["schemas"]["Ore"];
            /** @description In the provider's terms */
            reason: string;
            /** @description In the provider's terms */
            status: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Until when the provider takes evidence
             */
            answerBy: string | null;
        };
        PaymentOfOrder: {
            receipt: components["schemas"]["DocumentNumber"];
            /** @description The payment method as the receipt names it; null while the shop does not know it */
            paidWith: string | null;
            /** Format: date-time */
            paidAt: string;
            total: components["schemas"]["Ore"];
            /** @description Whether the order's discount took nothing off patches of the customer's own picture */
            discountExcludesCustom: boolean;
            refunded: components["schemas"]["Ore"];
            disputed: components["schemas"]["Ore"];
            /** @description What can still be refunded */
            left: components["schemas"]["Ore"];
            refunds: components["schemas"]["Refund"][];
            disputes: components["schemas"]["Dispute"][];
        };
        /** @enum {string} */
        PaymentState: "refunded" | "disputed" | "waiting" | "failed";
        Payment: {
            orderId: components["schemas"]["Id"];
            orderNumber: components["schemas"]["OrderNumber"];
            customerName: string;
            customerEmail: string;
            total: components["schemas"]["Ore"];
            /** @description What of it went back or is to go back */
            back: components["schemas"]["Ore"];
            /** @description Whether it is one of the orders that staff list */
            isDelivered: boolean;
            /**
             * Format: date-time
             * @description When the order was paid, or placed while it is not
             */
            at: string;
        };
        /** @description An order as its customer sees it */
        LinkedOrder: {
            orderNumber: components["schemas"]["OrderNumber"];
            /** Format: date-time */
            orderedAt: string;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description refund_due while the money is on its way back
             * @enum {string}
             */
            payment: "paid" | "refund_due" | "refunded";
            /** @description Øre that were paid back; null for none */
            refundedAmount: number | null;
            /** @description Øre that staff have refunded and the payment provider has not paid back yet */
            dueAmount: components["schemas"]["Ore"];
            trackingNumber: components["schemas"]["TrackingNumber"];
            /** @description Several lines */
            shippingAddress: string;
            lines: components["schemas"]["LinkedOrderLine"][];
            subtotal: components["schemas"]["Ore"];
            discount: components["schemas"]["Ore"];
            discountCode: string | null;
            shipping: components["schemas"]["Ore"];
            total: components["schemas"]["Ore"];
            /** @description Øre of the total that are VAT; null where the seller charged none */
            vat: number | null;
            /** @description Number of the receipt; null for none */
            receipt: number | null;
            /** @description Of the refunds that were made */
            creditNotes: {
                refund: components["schemas"]["RefundNumber"];
                /** @description Number of the credit note */
                number: number;
            }[];
            /** @description Of the lines that are sewn from a design */
            proofs: components["schemas"]["Proof"][];
        };
        LinkedOrderLine: {
            productId: components["schemas"]["Id"];
            name: string;
            image: string;
            unitPrice: components["schemas"]["Ore"];
            quantity: components["schemas"]["Quantity"];
            customImageId?: components["schemas"]["CustomImageId"] | undefined;
            form?: components["schemas"]["DesignForm"] | undefined;
        };
        /** @description Øre of many orders */
        Sum: number;
        Summary: {
            /** @description All orders */
            orders: number;
            /** @description Orders with the status pending */
            pending: number;
            revenue: components["schemas"]["Sum"];
            /** @description Of the last 7 days */
            weekRevenue: components["schemas"]["Sum"];
            /** @description Revenue by the orders that made it; 0 without any */
            average: components["schemas"]["Ore"];
            /** @description The last 30 calendar days in Oslo, today last */
            days: {
                /** Format: date */
                date: string;
                orders: number;
                revenue: components["schemas"]["Sum"];
            }[];
        };
        Subscriber: {
            id: components["schemas"]["Id"];
            name?: string | undefined;
            email: string;
            isActive: boolean;
            /** Format: date-time */
            subscribedAt: string;
        };
        /** @description Text with simple Markdown, of which more than its marks is to be read. */
        CampaignContent: string;
        CampaignText: {
            subject: components["schemas"]["Line"];
            content: components["schemas"]["CampaignContent"];
            senderName: components["schemas"]["Line"];
        };
        Message: {
            message: string;
        };
        /** @description Of its recipients each is counted once, in `sent`, `failed`, `unsure`, `skipped` or `left`. */
        Campaign: {
            id: components["schemas"]["Id"];
            subject: string;
            senderName: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            state: "sending" | "paused" | "done" | "cancelled" | "withdrawn";
            /** @description Milliseconds before its first mail may go; until then it can be withdrawn */
            startsIn: number;
            /** @description Only in the answer to the call that withdraws it */
            content?: components["schemas"]["CampaignContent"] | undefined;
            /**
             * Format: date-time
             * @description While the mail server does not work, when the next attempt begins. Of a paused one: the shop paused
             *     it, because the mail server had not worked for hours.
             */
            heldUntil: string | null;
            /** @description Who subscribed when it was sent */
            recipients: number;
            /** @description Mails that the mail server took */
            sent: number;
            /** @description Mails that it surely does not have */
            failed: number;
            /** @description Mails whose connection or process ended before the mail server answered: they may have arrived */
            unsure: number;
            /** @description Of those that failed, how many were deferred or unavailable, so that another attempt makes sense */
            retriable: number;
            /** @description Who left before it was their turn */
            skipped: number;
            /** @description Who it has not gone to yet; when it is cancelled, never will */
            left: number;
        };
        CampaignFailure: {
            email: string;
            /**
             * @description `refused`: the mail server would not take the mail. `deferred`: it put the mail off at every attempt.
             *     `unavailable`: it could not be talked to. `unknown`: it may have taken the mail, so that another
             *     attempt could have been a second mail.
             * @enum {string}
             */
            reason: "refused" | "deferred" | "unavailable" | "unknown";
        };
        OneClick: {
            /** @constant */
            "List-Unsubscribe": "One-Click";
        };
        /**
         * @description What became of a mail. Its fields may be anything, so that one event keeps no other of its call from counting;
         *     of one without a known type and an address nothing is noted.
         */
        MailEvent: {
            /** @description 'bounce' or 'complaint', in any case */
            type?: unknown | undefined;
            /** @description Of a bounce: 'hard', in any case, when the address takes no mail at all, else 'soft' */
            kind?: unknown | undefined;
            /** @description The address, which may stand in angle brackets */
            email?: unknown | undefined;
            /** @description When it happened, as RFC 3339 has it; else, and before 2000 or more than a day ahead, it counts as happening now, each time it is told */
            at?: unknown | undefined;
        } & {
            [key: string]: unknown;
        };
        PersonalData: {
            email: components["schemas"]["Email"];
            orders: components["schemas"]["PersonalOrder"][];
            /** @description In the carts of the sessions that ordered */
            cartLines: {
                productId: components["schemas"]["Id"];
                quantity: number;
                /** Format: date-time */
                addedAt: string;
            }[];
            /** @description Uploaded in the sessions that ordered */
            pictures: {
                /** Format: uuid */
                id: string;
                width: number;
                height: number;
                /** Format: date-time */
                usedAt: string;
                isOrdered: boolean;
            }[];
            /** @description To the newsletter; one at most */
            subscriptions: {
                email: string;
                name: string | null;
                isActive: boolean;
                /** Format: date-time */
                subscribedAt: string;
                mails: {
                    subject: string;
                    state: string;
                    /** Format: date-time */
                    sentAt: string | null;
                }[];
                /** @description Bounces and complaints */
                reports: {
                    type: string;
                    kind: string;
                    /** Format: date-time */
                    at: string;
                }[];
            }[];
            /** @description Sign-ups for the newsletter that are not confirmed */
            signUps: {
                name: string | null;
                /** Format: date-time */
                requestedAt: string;
            }[];
            /** @description From the contact form */
            messages: {
                name: string;
                email: string;
                phone: string | null;
                message: string;
                /** Format: date-time */
                receivedAt: string;
            }[];
            withdrawals: {
                name: string;
                email: string;
                orderNumber: string | null;
                goods: string;
                received: string | null;
                address: string | null;
                /** Format: date-time */
                receivedAt: string;
            }[];
        };
        /** @description An order, paid or not; amounts in øre */
        PersonalOrder: {
            orderNumber: components["schemas"]["OrderNumber"];
            /** @enum {string} */
            payment: "open" | "paid" | "refund_due" | "refunded" | "abandoned";
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            paidAt: string | null;
            trackingNumber: string | null;
            /** @description From where it is being paid; of an IPv6 address the first half. Null once it is no longer open */
            networkAddress: string | null;
            customer: {
                name: string;
                email: string;
                firstName: string;
                lastName: string;
                address: string;
                postalCode: string;
                city: string;
                phone: string;
            };
            lines: {
                name: string;
                quantity: number;
                unitPrice: number;
                /** Format: uuid */
                customImageId: string | null;
            }[];
            discountCode: string | null;
            subtotal: components["schemas"]["Ore"];
            discount: components["schemas"]["Ore"];
            shipping: components["schemas"]["Ore"];
            total: components["schemas"]["Ore"];
            /** @description The method of payment, with a card's brand and its last four digits */
            paidWith: {
                type: string;
                brand?: string | undefined;
                last4?: string | undefined;
                wallet?: string | undefined;
            } | null;
            refundedAmount: number | null;
            refunds: {
                amount: number;
                reason: string | null;
                state: string;
                /** Format: date-time */
                requestedAt: string;
            }[];
            disputes: {
                amount: number;
                reason: string;
                status: string;
                /** Format: date-time */
                openedAt: string;
            }[];
            /** @description What staff wrote about the order */
            notes: {
                text: string;
                /** Format: date-time */
                at: string;
            }[];
            /** @description What customer and staff wrote about designs before they were sewn */
            proofs: {
                itemId: components["schemas"]["Id"];
                round: components["schemas"]["ProofRoundNumber"];
                /** Format: uuid */
                imageId: string;
                state: components["schemas"]["ProofState"];
                note: string | null;
                comment: string | null;
                /** Format: date-time */
                shownAt: string;
                /** Format: date-time */
                answeredAt: string | null;
            }[];
            mails: {
                kind: string;
                /** Format: date-time */
                sentAt: string | null;
            }[];
        };
        ForgottenPerson: {
            deleted: {
                unpaidOrders: number;
                cartLines: number;
                pictures: number;
                subscriptions: number;
                signUps: number;
                messages: number;
                withdrawals: number;
            };
            kept: {
                /** @description Null for withdrawals */
                orderNumber: string | null;
                /**
                 * @description `bookkeeping`: kept without e-mail, phone, pictures and tracking number (bokføringsloven § 13).
                 *     `delivery` and `payment`: kept as it is, because it is yet to be delivered, paid or paid back.
                 *     `withdrawal`: withdrawals of the last 14 days, in which the shop pays back (angrerettloven § 24).
                 * @enum {string}
                 */
                reason: "bookkeeping" | "delivery" | "payment" | "withdrawal";
                /**
                 * Format: date
                 * @description The day on which an order is anonymised, or from which withdrawals can be forgotten; null while that is
                 *     not known
                 */
                until: string | null;
            }[];
        };
        Withdrawal: {
            name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            /** @description What the customer withdraws from */
            goods: string;
            orderNumber?: string | undefined;
            /** @description The date on which the goods arrived */
            received?: string | undefined;
            address?: string | undefined;
        };
        DiscountCodeInput: {
            /** @description Kept in capitals */
            code: string;
            description?: (string | null) | undefined;
            type: components["schemas"]["DiscountType"];
            /** @description Percent, kr, or the X of buy X get one free */
            value: number;
            /**
             * @description Øre
             * @default 0
             */
            minimumAmount: number;
            /** @description null means unlimited */
            maxUses?: (number | null) | undefined;
            /** @description The last day on which the code works (a date; a date and time names its day in Oslo) */
            validUntil?: (string | null) | undefined;
            /** @default false */
            excludeCustomPatches: boolean;
            /** @default true */
            isActive: boolean;
            /** @description Of a change: the version that the caller saw; without it, the code is changed in any case */
            version?: components["schemas"]["Version"] | undefined;
        };
        DiscountCode: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            code: string;
            description: string | null;
            type: components["schemas"]["DiscountType"];
            value: number;
            minimumAmount: components["schemas"]["Ore"];
            maxUses: number | null;
            /** @description Paid orders that the code made cheaper */
            currentUses: number;
            /** @description Orders that wait for their payment; each keeps a use from others until it is paid or given up */
            heldUses: number;
            /** Format: date */
            validUntil: string | null;
            excludeCustomPatches: boolean;
            isActive: boolean;
        };
    };
    responses: {
        /** @description The picture */
        Picture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/webp": unknown;
                "image/png": unknown;
                "image/jpeg": unknown;
            };
        };
        /** @description The picture, at most 800 pixels wide and high */
        Preview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/webp": unknown;
            };
        };
        /** @description Done */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The answer that the caller has is still current; without content */
        Unchanged: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never | undefined;
        };
        /** @description The request does not have the form that this document describes */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing, unknown or expired */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It has changed since the caller saw it; nothing is changed */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is over its limit */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not of the content type that this document names */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood, but against the shop's rules */
        Refused: {
            headers: {
                /**
                 * @description Seconds after which another attempt makes sense, where the code is units_held or
                 *     discount_code_held: another order that waits for its payment has them.
                 */
                "Retry-After"?: number | undefined;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts; try again after the time that Retry-After names */
        TooMany: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An unexpected failure of the shop */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payment provider does not answer as it should; try again */
        PaymentProviderDown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The mail server did not take the mail */
        MailServerDown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The shop is not ready to answer; try again. With storage_full, it has no room for pictures and designs */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A key of the caller's own that makes a repetition harmless
         * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
         */
        IdempotencyKey: string;
        /**
         * @description A key of the caller's own, one for each thing that is wanted, and the same for its repetitions
         * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
         */
        RequiredIdempotencyKey: string;
        /**
         * @description The session that the cart belongs to
         * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
         */
        SessionId: string;
        /**
         * @description The `ETag` of the answer that the caller has, or several of them with commas between them
         * @example W/"0OXdcOpGY7bbpLWbA8XQsA"
         */
        IfNoneMatch: string;
        /** @description The `x-next-cursor` of the part before */
        Cursor: string;
        /**
         * @description The signed part of the link in the order's mails. A query, because logs have paths.
         * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
         */
        OrderLink: string;
        /**
         * @description The production picture has every pixel that the customer sent. That of a design is at 300 dpi once the design is
         *     ordered; until then it is the preview.
         */
        PictureSize: "preview" | "production";
        /**
         * @description The picture's id
         * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
         */
        CustomImageId: components["schemas"]["CustomImageId"];
        /**
         * @description The order's line whose design it is
         * @example 999999
         */
        ProofItem: components["schemas"]["Id"];
        /**
         * @description The round that the customer saw
         * @example 1
         */
        ProofRound: components["schemas"]["ProofRoundNumber"];
    };
    requestBodies: never;
    headers: {
        /** @description Changes with the answer's content, and is the same in every content encoding */
        ETag: string;
    };
    pathItems: never;
}
export type Done = components['schemas']['Done'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Error = components['schemas']['Error'];
export type Password = components['schemas']['Password'];
export type Account = components['schemas']['Account'];
export type Login = components['schemas']['Login'];
export type LoginRefusal = components['schemas']['LoginRefusal'];
export type Flag = components['schemas']['Flag'];
export type Id = components['schemas']['Id'];
export type Day = components['schemas']['Day'];
export type Line = components['schemas']['Line'];
export type Text = components['schemas']['Text'];
export type Email = components['schemas']['Email'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type TrackingNumber = components['schemas']['TrackingNumber'];
export type StaffActionKind = components['schemas']['StaffActionKind'];
export type StaffEvent = components['schemas']['StaffEvent'];
export type StaffAction = components['schemas']['StaffAction'];
export type OrderLogEntry = components['schemas']['OrderLogEntry'];
export type OrderNote = components['schemas']['OrderNote'];
export type ProofAnswers = components['schemas']['ProofAnswers'];
export type ProofState = components['schemas']['ProofState'];
export type ProofRoundNumber = components['schemas']['ProofRoundNumber'];
export type Proof = components['schemas']['Proof'];
export type ProofRound = components['schemas']['ProofRound'];
export type ProofToAnswer = components['schemas']['ProofToAnswer'];
export type Version = components['schemas']['Version'];
export type OrderConflict = components['schemas']['OrderConflict'];
export type HoldReason = components['schemas']['HoldReason'];
export type LeftOutOrder = components['schemas']['LeftOutOrder'];
export type ChangedOrder = components['schemas']['ChangedOrder'];
export type ChangedDiscountCode = components['schemas']['ChangedDiscountCode'];
export type ChangedProduct = components['schemas']['ChangedProduct'];
export type Ore = components['schemas']['Ore'];
export type Product = components['schemas']['Product'];
export type ProductName = components['schemas']['ProductName'];
export type ProductDescription = components['schemas']['ProductDescription'];
export type CategoryName = components['schemas']['CategoryName'];
export type ProductPrice = components['schemas']['ProductPrice'];
export type ProductTags = components['schemas']['ProductTags'];
export type ProductChange = components['schemas']['ProductChange'];
export type ProductFilePreview = components['schemas']['ProductFilePreview'];
export type StaffProduct = components['schemas']['StaffProduct'];
export type Category = components['schemas']['Category'];
export type Quantity = components['schemas']['Quantity'];
export type CartItem = components['schemas']['CartItem'];
export type CartAddition = components['schemas']['CartAddition'];
export type CartMerge = components['schemas']['CartMerge'];
export type MissingUnits = components['schemas']['MissingUnits'];
export type CustomImageId = components['schemas']['CustomImageId'];
export type CustomImage = components['schemas']['CustomImage'];
export type ChartThread = components['schemas']['ChartThread'];
export type PatchOutline = components['schemas']['PatchOutline'];
export type PatchSize = components['schemas']['PatchSize'];
export type DesignForm = components['schemas']['DesignForm'];
export type PatchDesign = components['schemas']['PatchDesign'];
export type DesignPlace = components['schemas']['DesignPlace'];
export type DesignPicture = components['schemas']['DesignPicture'];
export type WholePicture = components['schemas']['WholePicture'];
export type DesignMotif = components['schemas']['DesignMotif'];
export type DesignText = components['schemas']['DesignText'];
export type ProductionSheet = components['schemas']['ProductionSheet'];
export type CartQuantity = components['schemas']['CartQuantity'];
export type ShippingAddress = components['schemas']['ShippingAddress'];
export type PostalCode = components['schemas']['PostalCode'];
export type Phone = components['schemas']['Phone'];
export type CustomerName = components['schemas']['CustomerName'];
export type OptionalCode = components['schemas']['OptionalCode'];
export type PaymentIntentRequest = components['schemas']['PaymentIntentRequest'];
export type OrderConfirmationRequest = components['schemas']['OrderConfirmationRequest'];
export type StripeEvent = components['schemas']['StripeEvent'];
export type DiscountType = components['schemas']['DiscountType'];
export type AppliedDiscount = components['schemas']['AppliedDiscount'];
export type DiscountEffect = components['schemas']['DiscountEffect'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type Alert = components['schemas']['Alert'];
export type StuckPayment = components['schemas']['StuckPayment'];
export type FailedMessageKind = components['schemas']['FailedMessageKind'];
export type FailedMessage = components['schemas']['FailedMessage'];
export type OrderItem = components['schemas']['OrderItem'];
export type Order = components['schemas']['Order'];
export type RefundAmount = components['schemas']['RefundAmount'];
export type JournalDay = components['schemas']['JournalDay'];
export type RefundNumber = components['schemas']['RefundNumber'];
export type DocumentNumber = components['schemas']['DocumentNumber'];
export type RefundUnits = components['schemas']['RefundUnits'];
export type Refund = components['schemas']['Refund'];
export type Dispute = components['schemas']['Dispute'];
export type PaymentOfOrder = components['schemas']['PaymentOfOrder'];
export type PaymentState = components['schemas']['PaymentState'];
export type Payment = components['schemas']['Payment'];
export type LinkedOrder = components['schemas']['LinkedOrder'];
export type LinkedOrderLine = components['schemas']['LinkedOrderLine'];
export type Sum = components['schemas']['Sum'];
export type Summary = components['schemas']['Summary'];
export type Subscriber = components['schemas']['Subscriber'];
export type CampaignContent = components['schemas']['CampaignContent'];
export type CampaignText = components['schemas']['CampaignText'];
export type Message = components['schemas']['Message'];
export type Campaign = components['schemas']['Campaign'];
export type CampaignFailure = components['schemas']['CampaignFailure'];
export type OneClick = components['schemas']['OneClick'];
export type MailEvent = components['schemas']['MailEvent'];
export type PersonalData = components['schemas']['PersonalData'];
export type PersonalOrder = components['schemas']['PersonalOrder'];
export type ForgottenPerson = components['schemas']['ForgottenPerson'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type DiscountCodeInput = components['schemas']['DiscountCodeInput'];
export type DiscountCode = components['schemas']['DiscountCode'];
export type ResponsePicture = components['responses']['Picture'];
export type ResponsePreview = components['responses']['Preview'];
export type ResponseDone = components['responses']['Done'];
export type ResponseUnchanged = components['responses']['Unchanged'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseChanged = components['responses']['Changed'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseWrongType = components['responses']['WrongType'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseTooMany = components['responses']['TooMany'];
export type ResponseUnexpected = components['responses']['Unexpected'];
export type ResponsePaymentProviderDown = components['responses']['PaymentProviderDown'];
export type ResponseMailServerDown = components['responses']['MailServerDown'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterRequiredIdempotencyKey = components['parameters']['RequiredIdempotencyKey'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterOrderLink = components['parameters']['OrderLink'];
export type ParameterPictureSize = components['parameters']['PictureSize'];
export type ParameterCustomImageId = components['parameters']['CustomImageId'];
export type ParameterProofItem = components['parameters']['ProofItem'];
export type ParameterProofRound = components['parameters']['ProofRound'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query?: {
                /** @description A category's name, whatever its case. 'Alle patcher' filters nothing. */
                category?: string | undefined;
                /** @description Tags, colours among them; repeat the parameter for several. */
                tags?: string[] | undefined;
                /** @description Text that name, a tag or the description contains, whatever its case. */
                search?: string | undefined;
                /**
                 * @description Adds patches that do not contain the text of `search`: those with another spelling of æ, ø and å, or, if no
                 *     patch contains it, those that come close to it: words in any order, other accents, a typo or two. `only`
                 *     lists these patches alone.
                 * @example true
                 */
                similar?: ("true" | "only") | undefined;
                /**
                 * @description Patches with these ids alone, repeat the parameter for several: the current price and stock of what was
                 *     seen before. Those that the shop sells no longer are left out.
                 */
                ids?: components["schemas"]["Id"][] | undefined;
                /** @description Only new patches */
                isNew?: components["schemas"]["Flag"] | undefined;
                /** @description Only popular patches */
                isPopular?: components["schemas"]["Flag"] | undefined;
                /** @description Only patches that glow */
                isGlowInDark?: components["schemas"]["Flag"] | undefined;
                /**
                 * @description Ids of products, such as those in a cart: lists the six patches at most that share their category or most
                 *     tags with them, and are not among them. Ids of patches that are not on offer have no effect, nor has the
                 *     parameter with `similar`. Repeat it for several ids.
                 */
                relatedTo?: components["schemas"]["Id"][] | undefined;
                /**
                 * @description The order. By default `popular`; with `relatedTo`, the patches that share most come first.
                 * @example name
                 */
                sort?: ("popular" | "name" | "price-asc" | "price-desc" | "newest") | undefined;
                /**
                 * @description The number of patches to skip
                 * @example 24
                 */
                from?: number | undefined;
                /**
                 * @description The most patches to list
                 * @example 24
                 */
                limit?: number | undefined;
            } | undefined;
            header?: {
                /**
                 * @description The `ETag` of the answer that the caller has, or several of them with commas between them
                 * @example W/"0OXdcOpGY7bbpLWbA8XQsA"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The matching patches, or a part of them */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description How many patches match */
                    "x-matching": number;
                    /**
                     * @description The same for all parts of one list. Another one when other patches match, or in another order: the parts
                     *     before it are out of date.
                     */
                    "x-version": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestProducts: {
        parameters: {
            query: {
                /** @description What was typed so far */
                search: string;
            };
            header?: {
                /**
                 * @description The `ETag` of the answer that the caller has, or several of them with commas between them
                 * @example W/"0OXdcOpGY7bbpLWbA8XQsA"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description At most three patches */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUpsell: {
        parameters: {
            query?: {
                /** @description The ids of the products in the cart; repeat the parameter for several. */
                inCart?: components["schemas"]["Id"][] | undefined;
            } | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description At most six patches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never | undefined;
            header?: {
                /**
                 * @description The `ETag` of the answer that the caller has, or several of them with commas between them
                 * @example W/"0OXdcOpGY7bbpLWbA8XQsA"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"] | undefined;
            } | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["Malformed"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The lines, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"][];
                };
            };
            400: components["responses"]["Malformed"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAddition"];
            };
        };
        responses: {
            /** @description The line as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCart: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: components["schemas"]["CartAddition"][];
                };
            };
        };
        responses: {
            /** @description The cart as it now is, and what it lacks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartMerge"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The cart item's id, which for ordinary patches is the product's id.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartQuantity"];
            };
        };
        responses: {
            /** @description The line as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The cart item's id, which for ordinary patches is the product's id.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCustomImage: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A PNG, JPG or GIF of at most 5 MB (5 242 880 bytes) and 50 megapixels
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description The picture as the shop keeps it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomImage"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomImage: {
        parameters: {
            query?: {
                /**
                 * @description The production picture has every pixel that the customer sent. That of a design is at 300 dpi once the design is
                 *     ordered; until then it is the preview.
                 */
                size?: components["parameters"]["PictureSize"] | undefined;
            } | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Picture"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomImagePixels: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The pixels */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFirstDesign: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The picture of the sewn patch, as large as it is at 300 dpi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomImage"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCustomDesign: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchDesign"];
            };
        };
        responses: {
            /** @description The picture of the sewn patch, as large as it is at 300 dpi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomImage"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomDesign: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The design */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatchDesign"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesignPreview: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Preview"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeDesignPicture: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The session's picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomImage"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkDiscount: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description The discount and what it takes off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountEffect"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentRequest"];
            };
        };
        responses: {
            /** @description The intent to confirm with the payment provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clientSecret: string;
                        orderNumber: components["schemas"]["OrderNumber"];
                        /** @description What the intent charges */
                        total?: components["schemas"]["Ore"] | undefined;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["PaymentProviderDown"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOrderConfirmation: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderConfirmationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["PaymentProviderDown"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderPayment: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The session that the cart belongs to
                 * @example session_1763676000000_9f8e7d6c5b4a39281706f5e4d3c2b1a0
                 */
                "x-session-id": components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's number
                 * @example RP-7K2M9QXA
                 */
                orderNumber: components["schemas"]["OrderNumber"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description How the payment stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment: components["schemas"]["OrderPayment"];
                        /**
                         * @description The token of the order's own page. Only for an hour after the payment, because others may use the
                         *     same device later.
                         */
                        token?: string | undefined;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLinkedOrder: {
        parameters: {
            query: {
                /**
                 * @description The signed part of the link in the order's mails. A query, because logs have paths.
                 * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: components["parameters"]["OrderLink"];
            };
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The order as its customer sees it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedOrder"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLinkedReceipt: {
        parameters: {
            query: {
                /**
                 * @description The signed part of the link in the order's mails. A query, because logs have paths.
                 * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: components["parameters"]["OrderLink"];
            };
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendLinkedReceipt: {
        parameters: {
            query: {
                /**
                 * @description The signed part of the link in the order's mails. A query, because logs have paths.
                 * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: components["parameters"]["OrderLink"];
            };
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLinkedCreditNote: {
        parameters: {
            query: {
                /**
                 * @description The signed part of the link in the order's mails. A query, because logs have paths.
                 * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: components["parameters"]["OrderLink"];
            };
            header?: never | undefined;
            path: {
                /**
                 * @description The refund's number
                 * @example 1
                 */
                number: components["schemas"]["RefundNumber"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The credit note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLinkedImage: {
        parameters: {
            query: {
                /**
                 * @description The signed part of the link in the order's mails. A query, because logs have paths.
                 * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: components["parameters"]["OrderLink"];
            };
            header?: never | undefined;
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Preview"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveProof: {
        parameters: {
            query: {
                /**
                 * @description The signed part of the link in the order's mails. A query, because logs have paths.
                 * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: components["parameters"]["OrderLink"];
            };
            header?: never | undefined;
            path: {
                /**
                 * @description The order's line whose design it is
                 * @example 999999
                 */
                itemId: components["parameters"]["ProofItem"];
                /**
                 * @description The round that the customer saw
                 * @example 1
                 */
                round: components["parameters"]["ProofRound"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: components["schemas"]["ProofAnswers"];
                };
            };
        };
        responses: {
            /** @description The proof as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    commentOnProof: {
        parameters: {
            query: {
                /**
                 * @description The signed part of the link in the order's mails. A query, because logs have paths.
                 * @example RP-7K2M9QXA-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: components["parameters"]["OrderLink"];
            };
            header?: never | undefined;
            path: {
                /**
                 * @description The order's line whose design it is
                 * @example 999999
                 */
                itemId: components["parameters"]["ProofItem"];
                /**
                 * @description The round that the customer saw
                 * @example 1
                 */
                round: components["parameters"]["ProofRound"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: components["schemas"]["ProofAnswers"];
                    comment: string;
                };
            };
        };
        responses: {
            /** @description The proof as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description Stripe's signature of the raw body
                 * @example t=1763676000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "stripe-signature": string;
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["PaymentProviderDown"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    name?: string | undefined;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The sign-up, signed by the shop */
                    token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description The token of a mail's link. Whom it was made for leaves too; one that is not the shop's says nothing. */
                    token?: string | undefined;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    openUnsubscribePage: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The subscriber, signed by the shop
                 * @example 1-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: string;
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The page */
            303: {
                headers: {
                    /** @description Its address */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never | undefined;
            };
            400: components["responses"]["Malformed"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeWithOneClick: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The subscriber, signed by the shop
                 * @example 1-Yk3vQmB9c2RtZxWl0aTqXw
                 */
                token: string;
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OneClick"];
                "multipart/form-data": components["schemas"]["OneClick"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveMailEvents: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description The id of the call, the same at each repetition
                 * @example msg_2mXq4w8ZpJc1
                 */
                "webhook-id": string;
                /**
                 * @description When the call was made, in seconds since 1970; five minutes off at most
                 * @example 1763676000
                 */
                "webhook-timestamp": string;
                /**
                 * @description Signatures of id, timestamp and raw body, with a blank between them
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: (components["schemas"]["MailEvent"] | unknown)[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    navn: components["schemas"]["Line"];
                    epost: components["schemas"]["Email"];
                    telefon?: string | undefined;
                    melding: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendWithdrawal: {
        parameters: {
            query?: never | undefined;
            header?: {
                /**
                 * @description A key of the caller's own that makes a repetition harmless
                 * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Withdrawal"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminLogin: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: {
                /** @description The cookie that an earlier login set */
                admin_device?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The token for the Authorization header */
            200: {
                headers: {
                    /** @description The cookie admin_device, for this path alone, 90 days */
                    "Set-Cookie"?: string | undefined;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description The name or the password is wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRefusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminLogout: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    showPersonalData: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description All of it, as the person may ask for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgetPerson: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description What was deleted, and what was kept and why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForgottenPerson"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: components["schemas"]["Password"];
                    newPassword: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSessions: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaffActions: {
        parameters: {
            query?: {
                /**
                 * @description The most entries to list
                 * @example 50
                 */
                limit?: number | undefined;
                /** @description The `x-next-cursor` of the part before */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Text that the administrator, the subject, or a value before or after contains, whatever its case. One without
                 *     three letters or digits in a row is the beginning of administrator or subject.
                 */
                search?: string | undefined;
                /** @description A username, whatever its case */
                administrator?: string | undefined;
                /**
                 * @description What the action was on
                 * @example product
                 */
                kind?: components["schemas"]["StaffActionKind"] | undefined;
                /**
                 * @description The id of what the action was on; with `kind` the log of one thing
                 * @example 1
                 */
                subjectId?: components["schemas"]["Id"] | undefined;
                /**
                 * @description The first day, in Oslo
                 * @example 2026-05-01
                 */
                from?: components["schemas"]["Day"] | undefined;
                /**
                 * @description The last day, in Oslo
                 * @example 2026-05-17
                 */
                to?: components["schemas"]["Day"] | undefined;
            } | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    /** @description The cursor of the next part, where there is one */
                    "x-next-cursor"?: string | undefined;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAction"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomImageForStaff: {
        parameters: {
            query?: {
                /**
                 * @description The production picture has every pixel that the customer sent. That of a design is at 300 dpi once the design is
                 *     ordered; until then it is the preview.
                 */
                size?: components["parameters"]["PictureSize"] | undefined;
            } | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Picture"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The customer has not approved the design */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductionSheet: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The design with its threads, stitches and time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionSheet"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductionFile: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The picture's id
                 * @example 0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b
                 */
                id: components["parameters"]["CustomImageId"];
                /**
                 * @description Which file
                 * @example dst
                 */
                file: "dst" | "svg" | "png" | "original";
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                    "image/svg+xml": unknown;
                    "image/png": unknown;
                    "image/jpeg": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The customer has not approved the design */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Orders at most
                 * @example 50
                 */
                limit?: number | undefined;
                /** @description The `x-next-cursor` of the part before, which was asked for with the same `sort` */
                cursor?: string | undefined;
                /**
                 * @description Text that order number, customer's name, e-mail, phone or address, tracking number or the name of an ordered
                 *     patch contains, whatever its case. Blanks around it do not count, nor those within a phone or tracking number.
                 *     Words may be in different fields. A word without three letters or digits in a row is the beginning of one; a
                 *     text of such words alone is the beginning of order number, name or e-mail.
                 */
                search?: string | undefined;
                /**
                 * @description Orders of this status alone
                 * @example pending
                 */
                status?: components["schemas"]["OrderStatus"] | undefined;
                /**
                 * @description Orders of the calendar day in Oslo, or of the last 7 or 30 days
                 * @example week
                 */
                period?: ("today" | "week" | "month") | undefined;
                /**
                 * @description `custom`: orders with patches of the customer's own picture. `unapproved`: orders, sent ones included and
                 *     cancelled ones not, with a design that the customer has not approved. `refunded`: orders of which money went back, all or a part. `disputed`: orders
                 *     with a complaint to the customer's bank that is open or that the shop has lost.
                 * @example unapproved
                 */
                mark?: ("custom" | "unapproved" | "refunded" | "disputed") | undefined;
                /**
                 * @description By time, by total, or by the customer's name in Norwegian alphabetical order
                 * @example newest
                 */
                sort?: ("newest" | "oldest" | "highest" | "lowest" | "name") | undefined;
                /** @description Orders with these ids alone; repeat the parameter for several. */
                ids?: components["schemas"]["Id"][] | undefined;
                /**
                 * @description What the orders are for. `file` notes in the staff log, with the first part, that they are saved as a file.
                 * @example file
                 */
                purpose?: "file" | undefined;
            } | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The orders */
            200: {
                headers: {
                    /** @description How many orders match the filters; at most 1000 with a search or `mark` */
                    "x-matching": number;
                    /** @description How many paid orders there are */
                    "x-total": number;
                    /** @description The cursor of the next part, where there is one */
                    "x-next-cursor"?: string | undefined;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrders: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Id"][];
                    status: components["schemas"]["OrderStatus"];
                    /** @description The version that the caller saw of each order, in the order of `ids`; without it, every order is set */
                    versions?: components["schemas"]["Version"][] | undefined;
                    /**
                     * @description Whether to set orders that something speaks against sending as well
                     * @default false
                     */
                    includeHeldBack?: boolean | undefined;
                };
            };
        };
        responses: {
            /** @description What was set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many of them had another status */
                        changed: number;
                        /** @description The orders that had another status */
                        orders: {
                            id: components["schemas"]["Id"];
                            /** @description The status before */
                            from: components["schemas"]["OrderStatus"];
                            /** @description The version that the order has now */
                            version: components["schemas"]["Version"];
                        }[];
                        /** @description The orders that have changed since the caller saw them */
                        conflicts: components["schemas"]["OrderConflict"][];
                        /** @description The orders that were not set, and why */
                        leftOut: components["schemas"]["LeftOutOrder"][];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSummary: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The figures as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Summary"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Stays as it is without */
                    status?: components["schemas"]["OrderStatus"] | undefined;
                    /** @description Stays as it is without */
                    trackingNumber?: components["schemas"]["TrackingNumber"] | undefined;
                    /** @description The version that the caller saw; without it, the order is changed in any case */
                    version?: components["schemas"]["Version"] | undefined;
                };
            };
        };
        responses: {
            /** @description The order as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The order has changed since the caller saw it; nothing is changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedOrder"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderLog: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The latest 100 entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLogEntry"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderProofs: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description One for each line with a design or a picture; none for other orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerProof: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The order's line whose design it is
                 * @example 999999
                 */
                itemId: components["parameters"]["ProofItem"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The latest round that the caller saw */
                    round: components["schemas"]["ProofRoundNumber"];
                    answers: components["schemas"]["ProofAnswers"];
                    /** @description What the customer reads */
                    note: string;
                    /** @description A recorded design to sew in place of the latest */
                    designId?: components["schemas"]["CustomImageId"] | undefined;
                };
            };
        };
        responses: {
            /** @description The proof as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProofsToAnswer: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description At most 100 of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofToAnswer"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderNotes: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The latest 100 notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNote"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: never | undefined;
            header?: {
                /**
                 * @description A key of the caller's own that makes a repetition harmless
                 * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The note */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNote"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrderNote: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The note's id
                 * @example 1
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendNotice: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendReceipt: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOrderLink: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The link's number, which the order names
                 * @example 1
                 */
                link: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryRefund: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissRefund: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentOfOrder: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The payment with its refunds and disputes, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOfOrder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCreditNote: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description The refund's number
                 * @example 1
                 */
                number: components["schemas"]["RefundNumber"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The credit note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never | undefined;
            header: {
                /**
                 * @description A key of the caller's own, one for each thing that is wanted, and the same for its repetitions
                 * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
                 */
                "idempotency-key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /**
                 * @description The order's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["RefundAmount"];
                    /** @description Why; the customer reads it too */
                    reason: components["schemas"]["Line"];
                    units?: components["schemas"]["RefundUnits"] | undefined;
                    /**
                     * @description Whether the named units go back into stock
                     * @default false
                     */
                    restock?: boolean | undefined;
                };
            };
        };
        responses: {
            /** @description The payment as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOfOrder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query: {
                /**
                 * @description Which payments
                 * @example refunded
                 */
                state: components["schemas"]["PaymentState"];
                /**
                 * @description The most payments of the answer
                 * @example 50
                 */
                limit?: number | undefined;
                /** @description The `x-next-cursor` of the part before */
                cursor?: components["parameters"]["Cursor"] | undefined;
            };
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    /** @description The cursor of the next part, where there is one */
                    "x-next-cursor"?: string | undefined;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesJournal: {
        parameters: {
            query: {
                /** @example 2026-05-01 */
                from: components["schemas"]["JournalDay"];
                /** @example 2026-05-31 */
                to: components["schemas"]["JournalDay"];
            };
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The journal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description What staff have to look at, at most 100 of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStuckPayments: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description What staff have to look at, at most 100 of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StuckPayment"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFailedMessages: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description What staff have to look at, at most 100 of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedMessage"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissMessage: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description What a visitor sent
                 * @example withdrawal
                 */
                kind: components["schemas"]["FailedMessageKind"];
                /**
                 * @description The id of the message or withdrawal
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendMessage: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description What a visitor sent
                 * @example withdrawal
                 */
                kind: components["schemas"]["FailedMessageKind"];
                /**
                 * @description The id of the message or withdrawal
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /**
                 * @description Subscribers at most
                 * @example 50
                 */
                limit?: number | undefined;
                /** @description The `x-next-cursor` of the part before */
                cursor?: components["parameters"]["Cursor"] | undefined;
                /**
                 * @description Text that address or name contains, whatever its case; one without three letters or digits in a row is the
                 *     beginning of address or name. Blanks around it do not count.
                 */
                search?: string | undefined;
            } | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The subscribers */
            200: {
                headers: {
                    /** @description How many subscribers there are, whatever the search */
                    "x-total": number;
                    /** @description How many of them a campaign goes to */
                    "x-active": number;
                    /** @description The cursor of the next part, where there is one */
                    "x-next-cursor"?: string | undefined;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCampaign: {
        parameters: {
            query?: never | undefined;
            header?: {
                /**
                 * @description A key of the caller's own that makes a repetition harmless
                 * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignText"];
            };
        };
        responses: {
            /** @description What the administrator is told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaffProducts: {
        parameters: {
            query?: {
                /**
                 * @description The most patches to list
                 * @example 50
                 */
                limit?: number | undefined;
                /** @description The `x-next-cursor` of the part before, which was asked for with the same `show` */
                cursor?: string | undefined;
                /** @description Text that name, a tag or the description contains, whatever its case. */
                search?: string | undefined;
                /** @description A category's name */
                category?: string | undefined;
                /**
                 * @description All; those that are for sale with fewer than 10 units, the fewest first; or hidden ones
                 * @example low
                 */
                show?: ("all" | "low" | "hidden") | undefined;
            } | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The patches */
            200: {
                headers: {
                    /** @description How many patches match the filters; at most 1000 with a search */
                    "x-matching": number;
                    /** @description How many patches there are */
                    "x-total": number;
                    /** @description The cursor of the next part, where there is one */
                    "x-next-cursor"?: string | undefined;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffProduct"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never | undefined;
            header?: {
                /**
                 * @description A key of the caller's own that makes a repetition harmless
                 * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: components["schemas"]["ProductName"];
                    description: components["schemas"]["ProductDescription"];
                    category: components["schemas"]["CategoryName"];
                    price: components["schemas"]["ProductPrice"];
                    tags?: components["schemas"]["ProductTags"] | undefined;
                    stock: number;
                    isNew?: components["schemas"]["Flag"] | undefined;
                    isPopular?: components["schemas"]["Flag"] | undefined;
                    isGlowInDark?: components["schemas"]["Flag"] | undefined;
                    /**
                     * Format: binary
                     * @description A PNG, JPG or GIF of at most 5 MB (5 242 880 bytes) and 50 megapixels
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description The new patch */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProductFile: {
        parameters: {
            query?: {
                /** @description Text that name, a tag or the description contains, whatever its case. */
                search?: string | undefined;
                /** @description A category's name */
                category?: string | undefined;
                /**
                 * @description As in the list of patches
                 * @example low
                 */
                show?: ("all" | "low" | "hidden") | undefined;
            } | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    importProductFile: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV in UTF-8 or Windows-1252, with semicolons or commas; at most 5000 lines and 2 MB (2 097 152 bytes)
                     */
                    file: Blob;
                    /** @description The key of the preview */
                    key: string;
                };
            };
        };
        responses: {
            /** @description How many patches were changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description A patch was changed since the preview; nothing is changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewProductFile: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV in UTF-8 or Windows-1252, with semicolons or commas; at most 5000 lines and 2 MB (2 097 152 bytes)
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description What would change, and what is wrong */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFilePreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never | undefined;
            header?: {
                /**
                 * @description A key of the caller's own that makes a repetition harmless
                 * @example 0b9a3c52-8f0d-4f0e-9d1c-3f6f0a7f3f11
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"] | undefined;
            } | undefined;
            path: {
                /**
                 * @description The patch's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description The patch as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The patch has changed since the caller saw it; nothing is changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedProduct"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceProductPhoto: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The patch's id
                 * @example 500001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The version that the caller saw; without it, the photo is replaced in any case */
                    version?: components["schemas"]["Version"] | undefined;
                    /**
                     * Format: binary
                     * @description A PNG, JPG or GIF, as for a new patch
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description The patch as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffProduct"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The patch has changed since the caller saw it; nothing is changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedProduct"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Campaigns at most
                 * @example 10
                 */
                limit?: number | undefined;
                /** @description The `x-next-cursor` of the part before */
                cursor?: components["parameters"]["Cursor"] | undefined;
            } | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The campaigns */
            200: {
                headers: {
                    /** @description The cursor of the next part, where there is one */
                    "x-next-cursor"?: string | undefined;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    steerCampaign: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The campaign's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "sending" | "paused" | "cancelled" | "withdrawn";
                    /**
                     * @description With `sending`; else it has no meaning
                     * @default false
                     */
                    unsure?: boolean | undefined;
                };
            };
        };
        responses: {
            /** @description The campaign as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignFailures: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The campaign's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignFailure"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCampaign: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignText"];
            };
        };
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        html: string;
                        text: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    testCampaign: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: components["schemas"]["Line"];
                    content: components["schemas"]["CampaignContent"];
                    senderName: components["schemas"]["Line"];
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description What the administrator is told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["MailServerDown"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscountCodes: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDiscountCode: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path?: never | undefined;
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodeInput"];
            };
        };
        responses: {
            /** @description The new code */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiscountCode: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The code's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodeInput"];
            };
        };
        responses: {
            /** @description The code as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The code has changed since the caller saw it; nothing is changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedDiscountCode"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDiscountCode: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The code's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDiscountCode: {
        parameters: {
            query?: never | undefined;
            header?: never | undefined;
            path: {
                /**
                 * @description The code's id
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never | undefined;
        };
        requestBody?: never | undefined;
        responses: {
            /** @description The code as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
}
